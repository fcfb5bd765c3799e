import { makeAutoObservable } from 'mobx'

/** How one field of a form behaves. `Problem` names what can be wrong with its text. */
export interface FieldRule<Problem extends string = string> {
  /** What stands in the field at first. */
  initial?: string
  /** What stands in the field after an edit; the text itself unless said otherwise. */
  typed?(before: string, text: string): string
  /** What stands in the field once it was left; the text itself unless said otherwise. */
  settled?(text: string): string
  /** What is wrong with the text; undefined where nothing is. */
  problem(text: string): Problem | undefined
  /** The value as it is sent; the text itself unless said otherwise. */
  sent?(text: string): string
}

/** What is wrong with a field: a rule of ours that it breaks, or what the server said of it. */
export type Fault<Problem extends string = string> =
  | { kind: 'wrong'; problem: Problem }
  | { kind: 'refused'; message: string }

type Rules = Readonly<Record<string, FieldRule>>

/** Problems that the rule of a field can name. */
export type ProblemOf<Rule> = Rule extends FieldRule<infer Problem> ? Problem : never

/**
 * What is typed into a form and what is wrong with it. The text stays through every failure, a reload of the screen's data and a
 * hidden page; only the customer changes it. What is wrong is said when a filled field is left and when the form is sent, not while
 * somebody types.
 */
export class Form<R extends Rules> {
  private readonly texts: Record<string, string>
  private readonly faults: Record<string, Fault | undefined> = {}

  constructor(private readonly rules: R) {
    this.texts = Object.fromEntries(Object.entries(rules).map(([name, { initial = '' }]) => [name, initial]))
    makeAutoObservable<Form<R>, 'rules'>(this, { rules: false }, { autoBind: true })
  }

  text(name: keyof R & string): string {
    return this.texts[name] ?? ''
  }

  fault<Name extends keyof R & string>(name: Name): Fault<ProblemOf<R[Name]>> | undefined {
    return this.faults[name] as Fault<ProblemOf<R[Name]>> | undefined
  }

  /** Takes an edit of a field; answers whether its text is another one now. */
  type(name: keyof R & string, text: string): boolean {
    const before = this.text(name)
    const next = this.rules[name]?.typed?.(before, text) ?? text
    this.texts[name] = next
    this.faults[name] = undefined
    return next !== before
  }

  /** A field was left: a wrong text is said at once, an empty one only when the form is sent. */
  leave(name: keyof R & string): void {
    this.texts[name] = this.rules[name]?.settled?.(this.text(name)) ?? this.text(name)
    if (this.text(name) !== '') this.check(name)
  }

  /** Says what is wrong with a field, if anything is; answers whether it may be sent. */
  check(name: keyof R & string): boolean {
    const problem = this.rules[name]?.problem(this.text(name))
    this.faults[name] = problem === undefined ? undefined : { kind: 'wrong', problem }
    return problem === undefined
  }

  /** Says the server's refusal beside a field; the text stays. */
  refuse(name: keyof R & string, message: string): void {
    this.faults[name] = { kind: 'refused', message }
  }

  /** Takes back what was said of a field. */
  excuse(name: keyof R & string): void {
    this.faults[name] = undefined
  }

  /** All values as they are sent, or undefined where a field is wrong; the first wrong one then says so. */
  read(): Record<keyof R & string, string> | undefined {
    const names = Object.keys(this.rules)
    if (!names.every((name) => this.check(name))) return undefined
    return Object.fromEntries(
      names.map((name) => [name, this.rules[name]?.sent?.(this.text(name)) ?? this.text(name)]),
    ) as Record<keyof R & string, string>
  }
}
