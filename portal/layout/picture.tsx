/**
 * A drawing of portal/public/pictures/. It is used rather than shown as an image, so that it takes the colours of the
 * page: ink on paper, chalk on the board. It stands beside a text that says the same.
 */
export function Picture({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`/pictures/${name}.svg#picture`} />
    </svg>
  )
}
