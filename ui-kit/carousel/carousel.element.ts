import { createElement as h } from 'react'
import { defineElement } from '../elements/define-element.ts'
import { carouselMessages } from './carousel.messages.ts'
import { Carousel, type CarouselSlide } from './carousel.tsx'
import './carousel.css'

/** `picture` of a slide is the URL of a photo. */
const adapt = ({ slides, ...props }: { slides: CarouselSlide[] }) => ({
  ...props,
  slides: slides.map((slide) => ({
    ...slide,
    picture: slide.picture && h('img', { src: String(slide.picture), alt: '' }),
  })),
})

export const element = defineElement('kit-carousel', Carousel, {
  texts: carouselMessages,
  props: {
    label: String,
    slides: Array,
    interval: Number,
    currentSlide: Number,
    headingLevel: Number,
  },
  defaults: { slides: [] },
  adapt,
})
