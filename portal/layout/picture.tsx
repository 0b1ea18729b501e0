/**
 * A drawing of portal/public/pictures/, whole at every width: its ground goes on at its sides. An SVG `<use>` takes the
 * colours of the page, which an `<img>` does not. Screen readers skip it: the text beside it says the same.
 */
export function Picture({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <use href={`/pictures/${name}.svg#picture`} />
    </svg>
  )
}
