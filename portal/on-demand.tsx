import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from './state/toasts.ts'
import { strings } from './strings/requests.ts'

/**
 * Makes a component whose script is fetched when it is first needed, such as a dialog: the chunk of its page stays small.
 * @param load fetches it
 * @param isNeeded whether it shows anything with these props
 * @param giveUp called with the props when it could not be fetched; a toast has said so
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
  giveUp: (props: Props) => void,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props>>()
    const isMissing = !Component && isNeeded(props)

    // biome-ignore lint/correctness/useExhaustiveDependencies: only a new need is a reason to fetch it.
    useEffect(() => {
      if (!isMissing) return
      load().then(
        (loaded) => setComponent(() => loaded),
        (error) => {
          console.error(error)
          showToast('danger', strings.down)
          giveUp(props)
        },
      )
    }, [isMissing])

    return Component && <Component {...props} />
  }
}
