export { ActionsScreen as Activity } from '@parlour/office-people';
