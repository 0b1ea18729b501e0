/**
 * Finds, in the page that it runs in, each pair of rules of different style sheets that the cascade can only tell apart
 * by their order: same layer, same specificity, another value of one property, and an element that both apply to.
 * It is sent to the page as a whole, so it uses nothing from outside.
 */
export function pairsByOrder(sheets: Record<string, string>): string[] {
  type Rule = { sheet: string; layer: string; selector: string; pseudo: string; specificity: string; values: Values }
  type Values = Map<string, string>

  /** Splits at the commas that are in no brackets. */
  function alternatives(text: string): string[] {
    const found = ['']
    let depth = 0
    for (const letter of text) {
      if ('(['.includes(letter)) depth += 1
      if (')]'.includes(letter)) depth -= 1
      if (letter === ',' && depth === 0) found.push('')
      else found[found.length - 1] += letter
    }
    return found.map((each) => each.trim())
  }

  /** Ids, classes and types, of which `:where` has none and `:is`, `:not` and `:has` those of the strongest inside. */
  function specificityOf(selector: string): number[] {
    const sum = [0, 0, 0]
    const add = (more: number[]) =>
      more.forEach((each, at) => {
        sum[at] = (sum[at] ?? 0) + each
      })
    let rest = ''
    for (let at = 0; at < selector.length; at += 1) {
      const [start, name = ''] = /^:(where|is|not|has|nth-child)\(/.exec(selector.slice(at)) ?? ['']
      if (!start) {
        rest += selector[at]
        continue
      }
      let end = at + start.length
      for (let depth = 1; depth > 0; end += 1) depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0
      const inner = alternatives(selector.slice(at + start.length, end - 1)).map(specificityOf)
      if (name === 'nth-child') add([0, 1, 0])
      else if (name !== 'where') add(inner.sort((a, b) => Number(b.join('')) - Number(a.join('')))[0] ?? [0, 0, 0])
      at = end - 1
    }
    add([
      rest.match(/#[\w-]+/g)?.length ?? 0,
      rest.match(/\.[\w-]+|\[[^\]]+\]|(?<!:):[\w-]+/g)?.length ?? 0,
      rest.match(/(?<![\w\-.:#[="])[a-z][\w-]*|::[\w-]+/g)?.length ?? 0,
    ])
    return sum
  }

  /** The name of a property from left to right: `margin-inline-start` and `margin-left` are one. */
  function physical(property: string): string {
    const sides = { 'block-start': 'top', 'block-end': 'bottom', 'inline-start': 'left', 'inline-end': 'right' }
    return property
      .replace(
        /^border-(start|end)-(start|end)-radius$/,
        (_, block, inline) =>
          `border-${block === 'start' ? 'top' : 'bottom'}-${inline === 'start' ? 'left' : 'right'}-radius`,
      )
      .replace(/(block|inline)-(start|end)/, (side) => sides[side as keyof typeof sides])
      .replace(/^inset-/, '')
      .replace('inline-size', 'width')
      .replace('block-size', 'height')
  }

  const rules: Rule[] = []
  function read(list: CSSRuleList, sheet: string, layer: string) {
    for (const rule of list) {
      if (rule instanceof CSSLayerBlockRule) read(rule.cssRules, sheet, layer ? `${layer}.${rule.name}` : rule.name)
      else if (rule instanceof CSSStyleRule) {
        // What is declared with a variable in a shorthand has no value here: the text of the rule is in its place.
        const values = new Map(
          [...rule.style].map((property) => [
            physical(property),
            rule.style.getPropertyValue(property) || rule.style.cssText,
          ]),
        )
        for (const selector of alternatives(rule.selectorText)) {
          const [pseudo = ''] = /::[\w-]+$/.exec(selector) ?? []
          const target = selector.slice(0, selector.length - pseudo.length) || '*'
          // Any element may be in these states.
          const inAnyState = target.replace(/:(hover|focus-visible|focus-within|focus|active)\b/g, ':not(#none)')
          const specificity = specificityOf(selector).join()
          rules.push({ sheet, layer, selector: inAnyState, pseudo, specificity, values })
        }
      } else if (rule instanceof CSSGroupingRule) read(rule.cssRules, sheet, layer)
    }
  }
  for (const [sheet, text] of Object.entries(sheets)) {
    const parsed = new CSSStyleSheet()
    parsed.replaceSync(text)
    read(parsed.cssRules, sheet, '')
  }

  const { storyNames, renderStory } = window as unknown as {
    storyNames: string[]
    renderStory: (name: string) => void
  }
  // All stories at once, so that each selector is asked for once.
  const copies = storyNames.map((name) => {
    renderStory(name)
    return document.body.cloneNode(true)
  })
  document.body.replaceChildren(...copies)
  const matched = new Map<string, Set<Element>>()
  const elementsOf = (selector: string) => {
    const found = matched.get(selector) ?? new Set(document.body.querySelectorAll(selector))
    matched.set(selector, found)
    return found
  }

  const pairs: string[] = []
  for (const [at, one] of rules.entries())
    for (const other of rules.slice(at + 1)) {
      if (one.sheet === other.sheet || one.layer !== other.layer || one.pseudo !== other.pseudo) continue
      if (one.specificity !== other.specificity) continue
      const properties = [...one.values.keys()].filter(
        (property) => other.values.has(property) && other.values.get(property) !== one.values.get(property),
      )
      if (properties.length === 0) continue
      const others = elementsOf(other.selector)
      if (![...elementsOf(one.selector)].some((element) => others.has(element))) continue
      const [first, second] = [one, other].map(({ sheet, selector, pseudo }) => `${sheet} ${selector}${pseudo}`)
      pairs.push(`${first} and ${second}: ${properties.join(', ')}`)
    }
  return pairs
}
