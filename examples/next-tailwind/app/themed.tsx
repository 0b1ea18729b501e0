import { Badge, Button, FaqList } from '@my-school/ui-kit'
import { BackIcon } from '@my-school/ui-kit/icons'

/** Parts of a page in another theme or direction than the page. */
export function Themed() {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className="flex flex-wrap items-center gap-4 bg-(--kit-color-background) p-4 text-(--kit-color-text)"
          data-theme={theme}
          data-shot={`nested-${theme}`}
        >
          <Button>Save</Button> <Button variant="quiet">Cancel</Button> <Badge tone="success">{theme}</Badge>
        </div>
      ))}
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction} data-shot={`nested-${direction}`}>
          <FaqList
            items={[
              {
                question: 'When does school begin?',
                answer: (
                  <>
                    At eight. <BackIcon />
                  </>
                ),
              },
            ]}
          />
        </div>
      ))}
    </>
  )
}
