import { Badge, Checkbox } from '@my-school/ui-kit'
import { useContext } from 'react'
import type { SamplePart, SchoolSettings } from '#contract'
import { texts } from '#messages'
import { EditingContext } from './editing.ts'
import { ListEditor } from './list-editor.tsx'
import { SettingField } from './setting-field.tsx'
import { settingAt } from './setting-path.ts'
import { fieldName, type Part } from './settings-table.ts'

type Props = {
  part: Part
  settings: SchoolSettings
  classKeys: readonly number[]
  /** The parts that were the sample's when the settings were saved. */
  sample: readonly SamplePart[]
  open: boolean
}

/** One section of the form, closed until it is needed. */
export function PartSection({ part: { name, heading, hint, groups }, settings, classKeys, sample, open }: Props) {
  const text = texts().school
  const { set } = useContext(EditingContext)
  const isSample = (one?: SamplePart) => one !== undefined && sample.includes(one)
  const isOpenSample = groups.some(
    (group) => isSample(group.sample) && group.sample && !settings.confirmed[group.sample],
  )
  return (
    <details className="school-part" data-part={name} open={open}>
      <summary>
        <h2>{heading}</h2> {isOpenSample && <Badge tone="warning">{text.sample}</Badge>}
      </summary>
      {hint && <p className="hint">{hint}</p>}
      {groups.map(({ sample: own, rows }) => (
        <div key={rows[0]?.at} className="school-group">
          {rows.map((row) => {
            const value = settingAt(settings, row.at)
            return row.kind === 'list' ? (
              <ListEditor
                key={row.at}
                Field={SettingField}
                row={row}
                value={value as unknown[]}
                firstKeys={row.at === 'classes' ? classKeys : undefined}
              />
            ) : (
              <SettingField key={row.at} row={row} path={row.at} value={value} />
            )
          })}
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
    </details>
  )
}
