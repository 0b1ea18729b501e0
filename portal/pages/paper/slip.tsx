import type { ReactNode } from 'react'
import type { PortalCode } from '#contract/operations'
import { texts } from '#messages'
import { PaperSchool } from '../../layout/paper-school.tsx'
import { isLong } from './sheets.tsx'

type Props = {
  name: string
  /** What distinguishes the person from another of the same name. */
  detail: string
  /** Where the portal is; undefined while it is hidden. */
  portal: PortalCode | undefined
  /** What is secret. */
  children: ReactNode
}

/** A slip that is cut out and handed to a person: whose it is, where the portal is, and what opens it. */
export const Slip = ({ name, detail, portal, children }: Props) => (
  <li className="slip">
    <div className="slip-head">
      <div className="slip-school">
        <PaperSchool />
      </div>
      <p className="slip-name" data-long={isLong(name)}>
        <bdi>{name}</bdi>
      </p>
      <p>
        <bdi>{detail}</bdi>
      </p>
    </div>
    {portal ? (
      <img
        className="slip-code"
        src={`data:image/svg+xml,${encodeURIComponent(portal.qr)}`}
        alt={texts().paper.slips.qr}
      />
    ) : (
      // Its place.
      <span className="slip-code" />
    )}
    {children}
  </li>
)

/** The address of the portal, for people who cannot scan it. */
export const PortalUrl = ({ portal }: { portal: PortalCode | undefined }) =>
  portal ? <code dir="ltr">{portal.url}</code> : <Hidden />

/** In place of a secret that is not shown. */
export const Hidden = () => (
  <>
    <span aria-hidden>••••••••</span>
    <span className="kit-visually-hidden">{texts().paper.slips.hidden}</span>
  </>
)
