import { DownloadButton } from '../../layout/download-button.tsx'
import { strings } from '../../strings/account.ts'
import { Section } from './section.tsx'

const text = strings.ownData

/** Everything that the school knows about the user, as a file. */
export function OwnDataSection() {
  return (
    <Section heading={text.heading}>
      <p className="hint">{text.lead}</p>
      <DownloadButton download={({ exportOwn }) => exportOwn()}>{text.download}</DownloadButton>
    </Section>
  )
}
