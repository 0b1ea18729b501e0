export { PrivateInfo, type PrivateInfoProps } from './private-info.tsx'
