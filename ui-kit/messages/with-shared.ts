/**
 * The texts of a component: its own, and those that it shares with others. Called with `@__PURE__`, so that a bundler leaves
 * them out where nobody reads them: it keeps an object that spreads another one.
 */
export function withShared<Shared extends object, Own extends object>(shared: Shared, own: Own): Shared & Own {
  return { ...shared, ...own }
}
