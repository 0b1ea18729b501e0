import { expect, waitFor, within } from 'storybook/test'

/** The page is there, with its data. */
export async function whenLoaded({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await within(canvasElement).findByRole('heading', { level: 1 })
  await waitFor(() => expect(canvasElement.querySelector('main :is([aria-busy=true], .kit-spinner)')).toBeNull())
}
