import { addressLength } from '@/contract/certificate/issue'
import { isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'

/** Where a paper certificate is posted, as a form's fields. */
export const addressRules = {
  name: {
    problem: (text: string) => (text.trim().length < 2 ? ('name' as const) : undefined),
    sent: (text: string) => text.trim(),
  },
  mobile: {
    typed: typedPhone,
    settled: settledPhone,
    problem: (text: string) => (isPhone(text) ? undefined : ('mobile' as const)),
    sent: normalizePhone,
  },
  address: {
    problem: (text: string) => {
      const { length } = text.trim()
      return length < addressLength.least || length > addressLength.most ? ('address' as const) : undefined
    },
    sent: (text: string) => text.trim(),
  },
}
