import { createElement as h } from 'react'
import type { ElementOptions } from '../elements/define-element.ts'
import type { CarouselProps, CarouselSlide } from './carousel.tsx'

/** `picture` of a slide is the URL of a photo. */
const adapt = ({ slides, ...props }: { slides: CarouselSlide[] }) => ({
  ...props,
  slides: slides.map((slide) => ({
    ...slide,
    picture: slide.picture && h('img', { src: String(slide.picture), alt: '' }),
  })),
})

export const options: ElementOptions<CarouselProps> = { adapt }
