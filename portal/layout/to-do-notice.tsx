import { Alert, Button } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'wouter'
import { texts } from '#messages'
import { session, toDo } from '../state/session.ts'

/** A notice about the user's own account, with a link to it. It does not block the page. */
export function ToDoNotice() {
  const { actions, toDo: strings } = texts()
  useSignals()
  const [path] = useLocation()
  if (!session.value) return null
  const isFamily = toDo.peek()?.includes('family')
  const link = isFamily ? { href: '/family', label: strings.toFamily } : { href: '/account', label: strings.go }
  const isTask = !isFamily && !toDo.peek()?.includes('plain')
  return (
    <Alert
      className="to-do-notice"
      tone={isTask ? 'warning' : 'info'}
      role="complementary"
      aria-label={isTask ? strings.label : strings.plainLabel}
      actions={
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            toDo.value = null
          }}
        >
          {isTask ? strings.later : actions.close}
        </Button>
      }
    >
      {toDo.peek()?.map((one) => (
        <span key={one}>{strings[one]} </span>
      ))}
      {link.href !== path && <a href={link.href}>{link.label}</a>}
    </Alert>
  )
}
