import { ascii } from '@/lib/parsers'

/** A login's token: visible ASCII of at most 1024 characters, since it becomes a header; undefined for anything else. */
export const asToken = (value: unknown): string | undefined => ascii(value, 1024)
