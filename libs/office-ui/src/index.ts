// What the office has of its own: the list, cells, reasons, refusals.
// Must never know an operation or a route.
export { Age } from './cells/Age.tsx';
export { Amount, Foreign, Moment, Sums, useAmountText, ZoneContext } from './cells/cells.tsx';
export { ConflictNotice, type ConflictNoticeProps, type Difference } from './conflict/ConflictNotice.tsx';
export { Facts } from './cells/Facts.tsx';
export { FormDialog, type FormDialogProps } from './dialog/FormDialog.tsx';
export { LeaveDialog, type LeaveDialogProps } from './dialog/LeaveDialog.tsx';
export { useLeaving, type Leaving } from './dialog/use-leaving.tsx';
export { SureDialog, type SureDialogProps } from './dialog/SureDialog.tsx';
export { isAnythingUnsaved, useUnsaved } from './dialog/unsaved.ts';
export { ExportContext, type Exportable, type Exporter, type ExportRequest } from './export/ExportButton.tsx';
export { HistoryContext, HistoryOf, useHistoryTab, type AuditSubject, type SubjectHistoryProps } from './history/HistoryOf.tsx';
export { ViewBar, ViewContext, type NewView, type SavedView, type ViewKeeper, type ViewsOfList } from './views/ViewBar.tsx';
export { Grid, type GridColumn, type GridKey, type GridProps } from './grid/Grid.tsx';
export { useRowOrder, type Beside } from './grid/use-row-order.ts';
export { Filters, Held, ListPage, ListState, NewRowsNotice, PlainPage } from './grid/ListPage.tsx';
export { PaymentStatus, useDepositColumns, useWithdrawalColumns } from './payments/payment-columns.tsx';
export { SentPictures } from './pictures/SentPictures.tsx';
export { PictureUpload, type PictureUploadProps } from './pictures/PictureUpload.tsx';
export { isPutAside, PutAside } from './put-aside.ts';
export { ReasonDialog, type ReasonDialogProps } from './reason/ReasonDialog.tsx';
export { RevealDialog, useRevealed, type RevealDialogProps } from './reason/RevealDialog.tsx';
export { DaysFilter, SpanFilter, usePeriodTexts, type Span } from './span/DaysFilter.tsx';
export { levelTexts, permissionGroups, permissionTexts } from './permission-texts.ts';
export { useSettled } from './use-settled.ts';
export { useTold } from './use-told.ts';
export { useRoleName } from './role-names.ts';
export { useRefusalText, useRefusalToast } from './refusal-text.ts';
