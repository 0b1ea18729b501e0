import { DetailList } from '@my-school/ui-kit'
import { useEffect, useState } from 'react'
import type { SchoolSettings } from '#contract'
import { texts } from '#messages'
import { canReach } from '../../api/documents.ts'
import { MailLink } from '../../format/breakable.tsx'
import { AddressLines, PhoneLink } from '../../layout/footer.tsx'
import { schoolText } from '../../layout/school-text.tsx'
import { useSchool } from '../../state/school.ts'

/** Half the height and width of the map, in degrees: a few streets. */
const AROUND = { latitude: 0.004, longitude: 0.007 }

const ORIGIN = 'https://www.openstreetmap.org'

/** Address, telephone, hours and a map. Only the map needs another server. */
export function SchoolMap() {
  const text = texts().information.contact
  const { contact } = useSchool()
  const { phones, email, hours, position } = contact
  const ways = [
    ...phones.map((number) => ({ label: text.office, value: <PhoneLink number={number} /> })),
    ...(email ? [{ label: text.mail, value: <MailLink address={email} /> }] : []),
    ...(hours ? [{ label: text.hours, value: schoolText(contact, 'hours') }] : []),
  ]
  return (
    <>
      <address className="prose">
        <AddressLines />
      </address>
      <DetailList items={ways} />
      {position && <StreetMap {...position} />}
    </>
  )
}

function StreetMap({ latitude, longitude }: NonNullable<SchoolSettings['contact']['position']>) {
  const text = texts().information.contact
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5))
  const embedded = `${ORIGIN}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
  const whole = `${ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  const reached = useReached(ORIGIN)
  return (
    <>
      <div className="contact-map">
        <iframe
          title={text.map}
          src={embedded}
          inert={!reached}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
        {!reached && <DrawnAddress />}
      </div>
      <p>
        <a href={whole}>{text.openMap}</a>
      </p>
    </>
  )
}

/** Whether a server can be reached. A frame says nothing of it: it is loaded when the browser's error is in it, too. */
function useReached(origin: string): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const aborted = new AbortController()
    canReach(`${origin}/favicon.ico`, aborted.signal).then(setReached)
    return () => aborted.abort()
  }, [origin])
  return reached
}

/** Over the place of a map that does not come: streets, and the address. Screen readers have it from the text. */
function DrawnAddress() {
  return (
    <div className="drawn-address" aria-hidden="true">
      <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-40 90 200 60 520 110M-40 240l220-30 340 60M120-20l30 360M330-20l-20 360" />
        <path d="M240 96c-26 0-44 19-44 43 0 32 44 71 44 71s44-39 44-71c0-24-18-43-44-43z" />
        <circle cx="240" cy="139" r="15" />
      </svg>
      <div>
        <AddressLines />
      </div>
    </div>
  )
}
