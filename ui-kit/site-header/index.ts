export { SiteHeader, type SiteHeaderLink, type SiteHeaderProps } from './site-header.tsx'
