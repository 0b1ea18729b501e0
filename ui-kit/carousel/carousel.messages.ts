/** The default texts of Carousel. */
export const carouselMessages = {
  kindLabel: 'carousel',
  pauseLabel: 'Pause',
  playLabel: 'Play',
  previousLabel: 'Previous slide',
  nextLabel: 'Next slide',
  positionText: ({ index, count }: { index: number; count: number; locale: string }) => `${index + 1} of ${count}`,
}
