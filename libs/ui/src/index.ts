// How things look: primitives and patterns, in the brand's theme. All texts come in as props.
// Must never know a query, a route, an atom or a brand.
export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx';
export { amountText, asciiDigits } from './AmountField/amount-text.ts';
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
export { BottomBar, BottomItem, HeaderBar, SideGroup, SideItem, type NavItemProps } from './AppFrame/bars.tsx';
export { BrandMark, type BrandMarkProps } from './AppFrame/brand-mark.tsx';
export { FloatingBar, FooterColumn, FooterFrame, SideTools } from './AppFrame/edges.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type Mood } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { useAtRotation, type Rotation } from './Carousel/use-at-rotation.ts';
export { Chart, type ChartPoint, type ChartProps } from './Chart/Chart.tsx';
export { Sparkline, type SparklineProps } from './Chart/Sparkline.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chip, ChipRow, type ChipProps } from './Chip/Chip.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx';
export type { ComboboxOption } from './Combobox/ComboboxControl.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { clockText, Countdown, useCountdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { DataTable, type Column, type DataTableProps } from './DataTable/DataTable.tsx';
export type { Sort } from './DataTable/sorting.tsx';
export { spanProblem, type DateProblem, type DateSpan } from './DateRange/date-span.ts';
export { DateRange, type DateRangeProps } from './DateRange/DateRange.tsx';
export { Dialog, preloadDialog, type DialogProps } from './Dialog/Dialog.tsx';
export { BottomSheet, Drawer, type BottomSheetProps, type DrawerProps } from './Drawer/Drawer.tsx';
export { Emblem, type EmblemProps } from './Emblem/Emblem.tsx';
export { afterPaint } from './element/after-paint.ts';
export { classNames } from './element/compose.ts';
export { afterFirstInteraction } from './element/first-interaction.ts';
export { contentOf } from './element/file-content.ts';
export { saveFile } from './element/save-file.ts';
export type { RenderElement } from './element/compose.ts';
export { ErrorSummary, type ErrorItem, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary.tsx';
export { useHydrated } from './element/use-hydrated.ts';
export { useIsWide } from './element/use-is-wide.ts';
export { Field, type FieldTexts, type InputTies } from './Field/Field.tsx';
export { FileField, type FileFieldProps } from './FileField/FileField.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { FormError } from './FormError/FormError.tsx';
export {
  FormActions,
  FormLayout,
  FormSection,
  type FormActionsProps,
  type FormLayoutProps,
  type FormSectionProps,
} from './FormLayout/FormLayout.tsx';
export { FavouriteHeart, type FavouriteHeartProps } from './GameTile/FavouriteHeart.tsx';
export { GameTile, type GameTileProps, type TileAction } from './GameTile/GameTile.tsx';
export { TilePreview } from './GameTile/TilePreview.tsx';
export { TileTitle } from './GameTile/TileTitle.tsx';
export { GameTileSkeleton } from './GameTile/GameTileSkeleton.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { gameTypeIcons } from './icons/game-type-icons.ts';
export type { IconComponent, IconProps } from './icons/icon.tsx';
export {
  AccountRecordIcon,
  AgentIcon,
  AlertIcon,
  AnnouncementIcon,
  ArcadeIcon,
  ArrowEndIcon,
  ArrowUpIcon,
  BaccaratIcon,
  BankCardIcon,
  BankIcon,
  BellIcon,
  BettingRecordIcon,
  BingoIcon,
  BlackjackIcon,
  BoardIcon,
  BonusIcon,
  CalendarIcon,
  CallIcon,
  CardsIcon,
  ChatIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CockfightIcon,
  ContractIcon,
  CopyIcon,
  CrashIcon,
  CryptoIcon,
  DeleteIcon,
  DepositIcon,
  DeviceIcon,
  DiceIcon,
  DownloadAppIcon,
  DownloadIcon,
  DragonTigerIcon,
  ELotteryIcon,
  EWalletIcon,
  EditIcon,
  EmptyIcon,
  EsportsIcon,
  ExpandIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FailedIcon,
  FanTanIcon,
  FilterIcon,
  FishIcon,
  FishingIcon,
  FlameIcon,
  GiftIcon,
  GlobeIcon,
  GoldenFlowerIcon,
  GridIcon,
  HeartIcon,
  HelpIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  InviteIcon,
  JackpotIcon,
  KeyIcon,
  LeaderboardIcon,
  LiveIcon,
  LockIcon,
  LogoutIcon,
  LotteryIcon,
  MaintenanceIcon,
  MenuIcon,
  MessageIcon,
  MiniGamesIcon,
  MinusIcon,
  MissionsIcon,
  MoonIcon,
  MoreIcon,
  NiuniuIcon,
  OfflineIcon,
  PauseIcon,
  PendingIcon,
  PictureIcon,
  PlayIcon,
  PlusIcon,
  PointsIcon,
  ProfitIcon,
  PromotionIcon,
  QrPayIcon,
  RebateIcon,
  ReceiptIcon,
  RefreshIcon,
  RewardCentreIcon,
  RouletteIcon,
  SandboxIcon,
  ScratchCardIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  SicBoIcon,
  SidePanelIcon,
  SlotsIcon,
  SocialIcon,
  SortIcon,
  SoundIcon,
  SoundOffIcon,
  SportsIcon,
  StarIcon,
  SunIcon,
  SupportIcon,
  TableGamesIcon,
  TeamIcon,
  ThreeCardsIcon,
  TransferIcon,
  TransferUplineIcon,
  TrophyIcon,
  UploadIcon,
  UserIcon,
  VendorIcon,
  VideoPokerIcon,
  VipIcon,
  VoucherIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from './icons/icons.ts';
export {
  BlockedIllustration,
  EmptyIllustration,
  ErrorIllustration,
  MaintenanceIllustration,
  NoResultsIllustration,
  OfflineIllustration,
  PendingIllustration,
  SuccessIllustration,
} from './Illustration/illustrations.ts';
export { Above, Below, Card, Inline, Page, Section, Stack, Text, TileCell, TileGrid, type TextProps } from './layout/layout.tsx';
export { TileList, TilePart, TileStretch } from './layout/tile-list.tsx';
export { Marquee, type MarqueeProps } from './Marquee/Marquee.tsx';
export { Menu, type MenuEntry, type MenuProps } from './Menu/Menu.tsx';
export { NavMenu, type NavMenuEntry, type NavMenuProps } from './NavMenu/NavMenu.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { Money, type MoneyProps } from './Money/Money.tsx';
export { Odds, type OddsProps } from './Odds/Odds.tsx';
export { OfflineBanner, type OfflineBannerProps } from './OfflineBanner/OfflineBanner.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps, type PhoneValue } from './PhoneField/PhoneField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './Radio/RadioGroup.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { ResultScreen, type ResultScreenProps } from './ResultScreen/ResultScreen.tsx';
export { ScrollCell, ScrollRow, type ScrollRowProps } from './ScrollRow/ScrollRow.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { RecordList, type RecordListProps } from './RecordList/RecordList.tsx';
export { SectionHeader, type SectionHeaderProps } from './SectionHeader/SectionHeader.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { SideOverlay, type SideOverlayEntry, type SideOverlayGroup, type SideOverlayProps } from './SideOverlay/SideOverlay.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './StateMessage/StateMessage.tsx';
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Summary, type SummaryProps } from './Summary/Summary.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './TextLink/TextLink.tsx';
export { createToastStore, ToastContext, useToasts, type NewToast, type Toast, type ToastStore } from './Toast/toast-store.ts';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
