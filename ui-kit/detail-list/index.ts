export { DetailList, type DetailListItem, type DetailListProps } from './detail-list.tsx'
