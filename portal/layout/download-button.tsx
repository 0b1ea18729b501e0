import type { ButtonProps } from '@my-school/ui-kit'
import { showFailure } from '../hooks/failure-toast.ts'
import { BusyButton } from './busy-button.tsx'

type Props = Pick<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  /** Saves the file. */
  download: () => Promise<void>
}

/** A button that saves a file of the server. It is busy until the file has arrived. */
export const DownloadButton = ({ download, ...button }: Props) => (
  <BusyButton variant="quiet" act={() => download().catch(showFailure)} {...button} />
)
