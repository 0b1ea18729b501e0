/** T, but a prop of this type does not decide what T is. TypeScript before 5.4 has no `NoInfer`. */
export type NotInferred<T> = [T][T extends unknown ? 0 : never]
