import { type ComponentType, useEffect, useState } from 'react'
import { strings } from '#strings/requests'
import { showToast } from './state/toasts.ts'

/**
 * Makes a component whose script is fetched when it is first needed, such as a dialog: the chunk of its page stays small.
 * If it cannot be fetched, a toast says so, and `onClose` is called.
 * @param load fetches its module
 * @param isNeeded whether it shows anything with these props; by default always
 */
export function onDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isNeeded: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props>>()
    const isMissing = !Component && isNeeded(props)

    // biome-ignore lint/correctness/useExhaustiveDependencies: only a new need is a reason to fetch it.
    useEffect(() => {
      if (!isMissing) return
      load().then(
        (loaded) => setComponent(() => loaded.default),
        (error) => {
          console.error(error)
          showToast('danger', strings.down)
          props.onClose()
        },
      )
    }, [isMissing])

    return Component && <Component {...props} />
  }
}
