import type { KitMessages } from '@my-school/ui-kit'
import {
  carouselMessages as carousel,
  de,
  featureBoxMessages as featureBox,
  labelMessages as label,
  noticeTeaserMessages as noticeTeaser,
  siteFooterMessages as siteFooter,
  siteHeaderMessages as siteHeader,
  spinnerMessages as spinner,
  toastRegionMessages as toastRegion,
} from '@my-school/ui-kit/messages/de'

/** The texts of the components that every page and Home have. */
export const kit: KitMessages = {
  carousel,
  featureBox,
  label,
  noticeTeaser,
  siteFooter,
  siteHeader,
  spinner,
  toastRegion,
}

export const wholeKit: KitMessages = de
