import { useQuery } from '../../hooks/use-query.ts'
import { ChooseFile } from './choose-file.tsx'
import { OneImport } from './one-import.tsx'

/** The import of students and teachers. `?import=ID` is one import, in the state in which the server has it. */
export function ImportPage() {
  const id = useQuery().query.get('import')
  return id ? <OneImport key={id} id={id} /> : <ChooseFile />
}
