/** What can be styled of each component, from its docblock, and the types of its props: main.ts. */
declare module 'virtual:kit-docblocks' {
  type Styled = { name: string; text: string }
  type Types = import('./props.ts').PropTypes
  export const styled: Readonly<Record<string, { parts: Styled[]; cssProperties: Styled[]; types: Types } | undefined>>
  /** What the tests look at in each component, by its file: nothing before the kit is packed. */
  export const reviewed: { heads: readonly string[]; rows: Readonly<Record<string, readonly string[] | undefined>> }
}

/** The custom elements, bundled by the build of the Storybook as they are for a page: main.ts. */
declare module 'virtual:kit-elements' {
  export interface Definition {
    tag: string
    elementClass: { options: { props?: object; slots?: readonly string[]; events?: object } }
  }
  export const definitions: readonly Definition[]
  export function register(definitions: readonly Definition[]): void
}

/** The sample school as the API sends it, made when the Storybook is built: main.ts. */
declare module 'virtual:sample-school' {
  const school: import('../stories/screens/sample-school.ts').SampleSchool
  export default school
}

/** The sample school as the API sends it, made when the Storybook is built: main.ts. */
declare module 'virtual:sample-school' {
  const school: import('../stories/screens/sample-school.ts').SampleSchool
  export default school
}
