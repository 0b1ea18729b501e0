import { Badge, Checkbox } from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import type { SamplePart, SchoolSettings } from '#contract'
import type { SettingField as Field, FormPart, SettingList } from '#contract/school/form'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { ListEditor } from './list-editor.tsx'
import { SettingField } from './setting-field.tsx'
import { fieldName, settingAt } from './setting-path.ts'

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
  field: Field | SettingList
  path: string
  value: unknown
  /** Of a list: the keys of its entries, where the form keeps them. */
  keys?: readonly number[] | undefined
  /** By default those of its path. */
  label?: string
  hint?: ReactNode
}

/** One setting: a field, or a list. */
export const Setting = ({ field, value, keys, ...props }: SettingProps) =>
  field.kind === 'list' ? (
    <ListEditor {...props} list={field} value={(value ?? []) as unknown[]} keys={keys} />
  ) : (
    <SettingField {...props} field={field} value={value} />
  )

type Props = {
  part: FormPart
  settings: SchoolSettings
  classKeys: readonly number[]
  /** The parts that were the sample's when the settings were saved. */
  sample: readonly SamplePart[]
  open: boolean
}

/** The settings of one part, in the first language. */
export function PartSection({ part: { name, groups }, settings, classKeys, sample, open }: Props) {
  const {
    school: text,
    schoolFields: { parts, partHints },
  } = texts()
  const hint = (partHints as Partial<Record<string, string>>)[name]
  const { set } = useContext(EditingContext)
  const isSample = (one?: SamplePart) => one !== undefined && sample.includes(one)
  const isDraft = groups.some(({ legal }) => legal && !settings.confirmed[legal])
  const isOpenSample = groups.some(
    (group) => isSample(group.sample) && group.sample && !settings.confirmed[group.sample],
  )
  return (
    <Section
      name={name}
      heading={parts[name]}
      badge={
        isOpenSample ? (
          <Badge tone="warning">{text.sample}</Badge>
        ) : (
          isDraft && <Badge tone="warning">{text.legal.draft}</Badge>
        )
      }
      open={open}
    >
      {hint && <p className="hint">{hint}</p>}
      {groups.map(({ sample: own, legal, fields }) => (
        <div key={fields[0]?.at} className="stack school-group">
          {fields.map((field) => (
            <Setting
              key={field.at}
              field={field}
              path={field.at}
              value={settingAt(settings, field.at)}
              keys={field.at === 'classes' ? classKeys : undefined}
            />
          ))}
          {legal && (
            <Checkbox
              className={settings.confirmed[legal] ? undefined : 'school-sample'}
              name={fieldName(`confirmed.${legal}`)}
              label={text.legal.confirm}
              hint={settings.confirmed[legal] ? text.legal.isPublic : text.legal.isDraft}
              checked={settings.confirmed[legal]}
              onCheckedChange={({ checked }) => set(`confirmed.${legal}`, checked)}
            />
          )}
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
