import { Badge, Checkbox } from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import type { SamplePart, SchoolSettings } from '#contract'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { ListEditor } from './list-editor.tsx'
import { SettingField } from './setting-field.tsx'
import { settingAt } from './setting-path.ts'
import { type AnyRow, fieldName, type Part } from './settings-table.ts'

type SectionProps = {
  name: string
  heading: string
  /** Beside the heading. */
  badge?: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** One section of the page, closed until it is needed. */
export const Section = ({ name, heading, badge, open, onToggle, children }: SectionProps) => (
  <details
    className="school-part"
    data-part={name}
    open={open}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
  >
    <summary>
      <h2>{heading}</h2> {badge}
    </summary>
    {children}
  </details>
)

type SettingProps = {
  row: AnyRow
  value: unknown
  /** Of a list: the keys of its entries, where the form keeps them. */
  keys?: readonly number[] | undefined
}

/** One setting: a field, or a list. */
export const Setting = ({ row, value, keys }: SettingProps) =>
  row.kind === 'list' ? (
    <ListEditor row={row} value={(value ?? []) as unknown[]} keys={keys} />
  ) : (
    <SettingField row={row} path={row.at} value={value} />
  )

type Props = {
  part: Part
  settings: SchoolSettings
  classKeys: readonly number[]
  /** The parts that were the sample's when the settings were saved. */
  sample: readonly SamplePart[]
  open: boolean
}

/** The settings of one section, in the first language. */
export function PartSection({ part: { name, heading, hint, groups }, settings, classKeys, sample, open }: Props) {
  const text = texts().school
  const { set } = useContext(EditingContext)
  const isSample = (one?: SamplePart) => one !== undefined && sample.includes(one)
  const isOpenSample = groups.some(
    (group) => isSample(group.sample) && group.sample && !settings.confirmed[group.sample],
  )
  return (
    <Section
      name={name}
      heading={heading}
      badge={isOpenSample && <Badge tone="warning">{text.sample}</Badge>}
      open={open}
    >
      {hint && <p className="hint">{hint}</p>}
      {groups.map(({ sample: own, rows }) => (
        <div key={rows[0]?.at} className="school-group">
          {rows.map((row) => (
            <Setting
              key={row.at}
              row={row}
              value={settingAt(settings, row.at)}
              keys={row.at === 'classes' ? classKeys : undefined}
            />
          ))}
          {own && (isSample(own) || settings.confirmed[own]) && (
            <Checkbox
              className="school-sample"
              name={fieldName(`confirmed.${own}`)}
              label={text.confirm}
              hint={text.sampleHint}
              checked={settings.confirmed[own]}
              onCheckedChange={({ checked }) => set(`confirmed.${own}`, checked)}
            />
          )}
        </div>
      ))}
    </Section>
  )
}
