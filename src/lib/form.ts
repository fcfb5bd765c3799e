import { makeAutoObservable } from 'mobx'

/** How one field of a form behaves. `Problem` lists the codes of what can be wrong with its text. */
export interface FieldRule<Problem extends string = string> {
  /** Initial text of the field. */
  initial?: string
  /** Text of the field after an edit; the edited text itself by default. */
  typed?(before: string, text: string): string
  /** Text of the field after it loses focus; unchanged by default. */
  settled?(text: string): string
  /** The problem of the text; undefined where there is none. */
  problem(text: string): Problem | undefined
  /** The value as it is sent; the text itself by default. */
  sent?(text: string): string
}

/** What is wrong with a field: a validation rule that it breaks, or what the server answered about it. */
export type Fault<Problem extends string = string> =
  | { kind: 'wrong'; problem: Problem }
  | { kind: 'refused'; message: string }

type Rules = Readonly<Record<string, FieldRule>>

/** Problems that the validation of a field can return. */
export type ProblemOf<Rule> = Rule extends FieldRule<infer Problem> ? Problem : never

/**
 * The texts of a form and their problems. A text survives every failure, a reload of the screen's data and a hidden page; only the customer
 * changes it. Problems are shown when a filled field loses focus and when the form is sent, not while the customer types.
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

  /** Applies an edit to a field; returns whether its text changed. */
  type(name: keyof R & string, text: string): boolean {
    const before = this.text(name)
    const next = this.rules[name]?.typed?.(before, text) ?? text
    this.texts[name] = next
    this.faults[name] = undefined
    return next !== before
  }

  /** A field lost focus: a wrong text is reported at once, an empty one only when the form is sent. */
  leave(name: keyof R & string): void {
    this.texts[name] = this.rules[name]?.settled?.(this.text(name)) ?? this.text(name)
    if (this.text(name) !== '') this.check(name)
  }

  /** Shows the problem of a field, if there is one; returns whether the field may be sent. */
  check(name: keyof R & string): boolean {
    const problem = this.rules[name]?.problem(this.text(name))
    this.faults[name] = problem === undefined ? undefined : { kind: 'wrong', problem }
    return problem === undefined
  }

  /** Shows the server's refusal beside a field; the text stays. */
  refuse(name: keyof R & string, message: string): void {
    this.faults[name] = { kind: 'refused', message }
  }

  /** Removes the problem that is shown for a field. */
  excuse(name: keyof R & string): void {
    this.faults[name] = undefined
  }

  /** All values as they are sent, or undefined where a field is wrong; the first wrong field then shows its problem. */
  read(): Record<keyof R & string, string> | undefined {
    const names = Object.keys(this.rules)
    if (!names.every((name) => this.check(name))) return undefined
    return Object.fromEntries(
      names.map((name) => [name, this.rules[name]?.sent?.(this.text(name)) ?? this.text(name)]),
    ) as Record<keyof R & string, string>
  }
}
