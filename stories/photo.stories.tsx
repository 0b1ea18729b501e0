import { Photo } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { libraryPhoto, portrait, sportsPhoto } from './samples.tsx'

const meta = {
  title: 'Content/Photo',
  component: Photo,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A portrait or another picture that keeps its place while it loads'],
      avoid: ['A drawing of your own: use `<img>`', 'A photo that people choose: use PhotoField'],
      wording: {
        Alt: 'Who or what the photo shows: ‘Ayesha Khan’; empty if the name is beside it',
        Fallback: 'No words: a drawing shows that there is no photo',
      },
      good: {
        shows: <Photo alt="Ayesha Khan" width={96} height={96} />,
        says: 'While there is no photo, a drawing takes its place.',
      },
      bad: {
        shows: <Photo alt="photo" width={96} height={96} />,
        says: 'For people who cannot see the photo, `alt` has to say who or what it shows.',
      },
      screenReader: 'An image with the text of `alt`. If `alt` is empty, nothing is read.',
    } satisfies Guide,
  },
  args: { alt: 'The sports ground', src: sportsPhoto, width: 320, height: 240 },
} satisfies Meta<typeof Photo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'The sports ground' })
    await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'loaded'))
  },
}
export const Contained: Story = { args: { fit: 'contain', width: 320, height: 160 } }
export const Round: Story = { args: { src: portrait(4), alt: 'Dania Malik', width: 96, height: 96, shape: 'round' } }
export const Eager: Story = { args: { src: libraryPhoto, alt: 'The library', eager: true } }
export const NoPhotoSchool: Story = { args: { src: null, alt: 'No photo yet' } }
export const NoPhotoPerson: Story = {
  args: { src: null, alt: 'No portrait yet', fallback: 'person', width: 160, height: 160 },
}
export const NoPhotoNotice: Story = { args: { src: null, alt: 'No photo on this notice', fallback: 'notice' } }
export const Thumbnail: Story = {
  args: { src: null, alt: 'No portrait yet', fallback: 'person', width: 48, height: 48 },
}
export const OwnFallback: Story = {
  args: { src: null, alt: 'The crest', fallback: <strong>MS</strong>, width: 96, height: 96 },
}
/** A photo that fails to load is replaced by the drawing; the size stays. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', alt: 'A photo that broke on its way' },
  play: async ({ canvasElement }) => {
    const slot = canvasElement.querySelector('.kit-photo')
    await waitFor(() => expect(slot).toHaveAttribute('data-state', 'missing'))
    await expect(within(canvasElement).getByRole('img', { name: 'A photo that broke on its way' })).toBeVisible()
    await expect((slot as HTMLElement).offsetHeight).toBe(240)
  },
}
