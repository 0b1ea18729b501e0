/** The texts of Carousel. */
export const carouselMessages = {
  kindLabel: 'سلائیڈ شو',
  pauseLabel: 'روکیں',
  playLabel: 'چلائیں',
  previousLabel: 'پچھلی سلائیڈ',
  nextLabel: 'اگلی سلائیڈ',
  positionText: ({ index, count, locale }: { index: number; count: number; locale: string }) =>
    `${(index + 1).toLocaleString(locale)} از ${count.toLocaleString(locale)}`,
}
