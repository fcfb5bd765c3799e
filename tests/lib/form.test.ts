import { autorun } from 'mobx'
import { Form } from '@/lib/form'

const makeForm = () =>
  new Form({
    name: { problem: (text: string) => (text === '' ? 'empty' : undefined) },
    phone: {
      initial: '1',
      typed: (_: string, text: string) => text.replace(/\D/g, ''),
      settled: (text: string) => text.padEnd(3, '0'),
      problem: (text: string) => (text.length === 3 ? undefined : 'short'),
      sent: (text: string) => `+${text}`,
    },
  })

describe('a form', () => {
  it('R-51 shows the problem beside the first wrong field and keeps the text', () => {
    const form = makeForm()
    form.type('phone', '12')
    expect(form.read()).toBeUndefined()
    expect([form.fault('name'), form.fault('phone')]).toEqual([{ kind: 'wrong', problem: 'empty' }, undefined])
    form.type('name', 'a')
    expect(form.read()).toBeUndefined()
    expect(form.fault('phone')).toEqual({ kind: 'wrong', problem: 'short' })
    expect([form.text('name'), form.text('phone')]).toEqual(['a', '12'])
  })

  it('returns the values as they are sent', () => {
    const form = makeForm()
    form.type('name', 'a')
    form.type('phone', '1 2 3')
    expect(form.read()).toEqual({ name: 'a', phone: '+123' })
  })

  it('shows no problem while the customer types, and shows it when a filled field loses focus', () => {
    const form = makeForm()
    form.leave('name')
    expect(form.fault('name')).toBeUndefined()
    form.type('phone', '1234')
    expect(form.fault('phone')).toBeUndefined()
    form.leave('phone')
    expect(form.fault('phone')).toEqual({ kind: 'wrong', problem: 'short' })
    form.type('phone', '12')
    expect(form.fault('phone')).toBeUndefined()
    form.leave('phone')
    expect([form.text('phone'), form.fault('phone')]).toEqual(['120', undefined])
  })

  it('keeps the text through a refusal of the server, which disappears with the next edit', () => {
    const form = makeForm()
    form.type('phone', '123')
    form.refuse('phone', 'not this one')
    expect([form.text('phone'), form.fault('phone')]).toEqual(['123', { kind: 'refused', message: 'not this one' }])
    form.type('phone', '124')
    expect(form.fault('phone')).toBeUndefined()
  })

  it('a refusal can be removed', () => {
    const form = makeForm()
    form.refuse('name', 'no')
    form.excuse('name')
    expect(form.fault('name')).toBeUndefined()
  })

  it('returns whether an edit changed the text, and notifies observers', () => {
    const form = makeForm()
    const seen: string[] = []
    const stop = autorun(() => seen.push(`${form.text('name')} ${form.fault('name')?.kind}`))
    expect([form.type('name', 'a'), form.type('name', 'a')]).toEqual([true, false])
    form.refuse('name', 'no')
    stop()
    expect(seen).toEqual([' undefined', 'a undefined', 'a refused'])
  })
})
