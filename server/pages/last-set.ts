/** The values that were set last, so many and no more: whoever asks for all kinds of things makes us work, not remember. */
export class LastSet<T> {
  readonly #most: number
  readonly #values = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): T | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: T): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as string)
  }
}
