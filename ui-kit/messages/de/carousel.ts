/** The texts of Carousel. */
export const carouselMessages = {
  kindLabel: 'Bildfolge',
  pauseLabel: 'Anhalten',
  playLabel: 'Abspielen',
  previousLabel: 'Vorheriges Bild',
  nextLabel: 'Nächstes Bild',
  positionText: ({ index, count }: { index: number; count: number; locale: string }) => `${index + 1} von ${count}`,
}
