import { type ComponentPropsWithoutRef, createRef, forwardRef, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import {
  BarChart,
  Dialog,
  defaultMessages,
  FeatureBox,
  KitLocale,
  KitProvider,
  LinkButton,
  NoticeCard,
  NoticeTeaser,
  NumberField,
  PageHeading,
  SideMenu,
  SiteFooter,
  SiteHeader,
  Spinner,
  StatTile,
  ToastRegion,
} from '../../ui-kit/index.ts'
import type { useTexts } from '../../ui-kit/internal/kit-context.ts'
import { act, hydrateRoot, logged, render } from '../dom.ts'
import { test } from '../test.ts'

// @ts-expect-error a component that has no default texts
export const unknownComponent: Parameters<typeof useTexts>[0] = 'dialogue'

const notice = { heading: 'Sports day', description: 'At the river', href: '/notice' }
const dateOf = (root: Element) => root.querySelector('time')?.textContent

test('without a provider the kit speaks English; a text of a provider replaces it, and a prop replaces both', () => {
  const name = (ui: ReactElement) => render(ui).root.getAttribute('aria-label')
  const provided = (label?: string) => (
    <KitProvider messages={{ spinner: { label: 'Laeb' } }}>
      <Spinner label={label} />
    </KitProvider>
  )
  assert.equal([name(<Spinner />), name(provided()), name(provided('Wait'))], ['Loading', 'Laeb', 'Wait'])
})

test('a default text has a name that says what it is; one with values takes them in one object', () => {
  const named = /^(label|heading|caption|hint|empty)$|(Label|Letter|Header|Message|Texts?|Alt)$/
  // Those of `validation` have the names that browsers give to what is wrong.
  const { validation, ...ofComponents } = defaultMessages
  const wrong = Object.entries(ofComponents).flatMap(([component, texts]) =>
    Object.entries<unknown>(texts).flatMap(([name, text]) => {
      const isRight = named.test(name) && (typeof text === 'function' ? text.length === 1 : [text].flat().length > 0)
      return isRight && typeof [text].flat()[0] !== 'object' ? [] : `${component}.${name}`
    }),
  )
  assert.equal(wrong, [])
})

test('an inner provider changes what it names, and keeps the rest', () => {
  const { container } = render(
    <KitProvider locale="de" messages={{ toastRegion: { label: 'Meldungen', dismissLabel: 'Weg' } }}>
      <KitProvider messages={{ toastRegion: { dismissLabel: 'Schließen' } }}>
        <ToastRegion toasts={[{ id: 1, tone: 'info', message: 'Hallo' }]} onDismiss={() => {}} />
        <StatTile label="Schüler" value={1250} href="/" />
      </KitProvider>
    </KitProvider>,
  )
  assert.ok(container.querySelector('[aria-label=Meldungen] button[aria-label=Schließen]'))
  assert.is(container.querySelector('[data-part=value]')?.textContent, '1.250')
})

test('texts of a provider are in the language of its locale; without one they count in every language', () => {
  const estonian = { spinner: { label: 'Laeb' } }
  const name = (lang?: string, locale?: string) =>
    render(
      <KitProvider locale="et-EE" messages={estonian}>
        <KitProvider locale={locale} messages={locale ? { dialog: {} } : undefined}>
          <Spinner lang={lang} />
        </KitProvider>
      </KitProvider>,
    ).root.getAttribute('aria-label')
  assert.equal([name(), name('et'), name('en-GB'), name(undefined, 'en')], ['Laeb', 'Laeb', 'Loading', 'Loading'])
  const { root } = render(
    <KitProvider messages={estonian}>
      <Spinner lang="fr" />
    </KitProvider>,
  )
  assert.is(root.getAttribute('aria-label'), 'Laeb')
})

test('an instant is shown in the time zone of the provider; a day is the same day in every zone', () => {
  const shown = (createdAt: string | Date, timeZone: string) =>
    dateOf(
      render(
        <KitProvider timeZone={timeZone}>
          <NoticeCard {...notice} createdAt={createdAt} />
        </KitProvider>,
      ).root,
    )
  const instant = '2026-11-20T23:30:00Z'
  for (const created of [instant, new Date(instant)]) {
    assert.is(shown(created, 'America/Los_Angeles'), 'Nov 20, 2026')
    assert.is(shown(created, 'Asia/Tokyo'), 'Nov 21, 2026')
  }
  for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])
    for (const day of ['2026-11-20', '2026-11-20T23:30:00'])
      assert.is(shown(day, zone), 'Nov 20, 2026', `${day} ${zone}`)
  assert.is(shown('next week', 'UTC'), 'next week')
  assert.is(shown(new Date(Number.NaN), 'UTC'), '')
})

test('KitLocale sets the language: numbers follow it, its texts come before those around it, and the zone stays', () => {
  const { container } = render(
    <KitProvider timeZone="Asia/Tokyo" messages={{ spinner: { label: 'Laeb' } }}>
      <KitLocale locale="ur-u-nu-arabext">
        <StatTile label="طلبہ" value={1250} />
        <Spinner />
        <NoticeCard {...notice} createdAt="2026-11-20T23:30:00Z" />
      </KitLocale>
      <KitLocale locale="ur" messages={{ spinner: { label: 'انتظار' } }}>
        <Spinner />
        <Spinner lang="et" />
      </KitLocale>
    </KitProvider>,
  )
  assert.equal(container.innerHTML.match(/Laeb|انتظار/g), ['Laeb', 'انتظار', 'Laeb'])
  assert.match(container.textContent ?? '', '۱٬۲۵۰')
  assert.match(container.textContent ?? '', '۲۱')
  assert.match(container.innerHTML, 'Laeb')
})

test('a server and a browser on other sides of the earth render the same', () => {
  const zone = process.env.TZ
  const ui = (
    <KitProvider locale="sv-SE">
      <NoticeCard {...notice} createdAt={new Date('2026-11-20T23:30:00Z')} />
      <StatTile label="Elever" value={1250} href="/" />
      <NumberField label="Ålder" name="age" min={1} max={9} />
    </KitProvider>
  )
  const differences: unknown[] = []
  try {
    process.env.TZ = 'Pacific/Kiritimati'
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(ui)
    process.env.TZ = 'Pacific/Honolulu'
    act(() => void hydrateRoot(container, ui, { onRecoverableError: (error) => differences.push(error) }))
    assert.is(dateOf(container), '20 nov. 2026')
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
  assert.equal(differences, [])
  assert.equal(logged(), [])
})

const RouterLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function RouterLink(props, ref) {
  return <a ref={ref} {...props} data-router />
})

const link = { href: '/x', label: 'X' }
const withLinks: Record<string, ReactElement> = {
  BarChart: (
    <BarChart
      caption="X"
      labelHeader="X"
      series={['X']}
      rows={[{ label: 'X', bars: [{ value: 1, href: '/x' }] }]}
      empty="X"
    />
  ),
  FeatureBox: (
    <FeatureBox heading="Library" href="/x">
      Books
    </FeatureBox>
  ),
  LinkButton: <LinkButton href="/x">X</LinkButton>,
  NoticeCard: <NoticeCard {...notice} createdAt="2026-11-20" />,
  NoticeTeaser: <NoticeTeaser {...notice} />,
  PageHeading: <PageHeading back={link}>Details</PageHeading>,
  SideMenu: <SideMenu label="Pages" groups={[{ links: [link] }]} />,
  SiteFooter: <SiteFooter name="School" links={[link]} />,
  SiteHeader: <SiteHeader name="School" links={[link]} />,
  StatTile: <StatTile label="X" value={1} href="/x" />,
  ToastRegion: <ToastRegion toasts={[{ id: 1, tone: 'info', message: 'Done', link }]} onDismiss={() => {}} />,
}

for (const [name, ui] of Object.entries(withLinks))
  test(`${name}: each link is the Link of the provider`, () => {
    const { container } = render(<KitProvider Link={RouterLink}>{ui}</KitProvider>)
    const links = [...container.querySelectorAll('a')]
    assert.ok(links.length > 0)
    assert.equal(
      links.filter((element) => !element.hasAttribute('data-router')),
      [],
    )
  })

test('a Link gets the ref of the component', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(
    <KitProvider Link={RouterLink}>
      <LinkButton href="/x" ref={ref} />
    </KitProvider>,
  )
  assert.is(ref.current?.getAttribute('href'), '/x')
})

test('the table of default texts is what the components show', () => {
  const { container } = render(<Dialog open heading="Search" />)
  assert.is(container.querySelector('[data-part=close]')?.getAttribute('aria-label'), defaultMessages.dialog.closeLabel)
  for (const [component, texts] of Object.entries(defaultMessages))
    for (const [name, text] of Object.entries(texts))
      if (typeof text === 'string')
        assert.match(text, /^\p{Lu}|^or |^of$|^carousel$|^: $/u, `${component}.${name} begins with a capital`)
})

test.run()
