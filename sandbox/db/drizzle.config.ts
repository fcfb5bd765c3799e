import { defineConfig } from 'drizzle-kit'

/**
 * Tables stand beside the code that owns them; they import nothing but Drizzle and each other.
 * After a change: `npm run sandbox:migrate`.
 */
export default defineConfig({ dialect: 'postgresql', schema: './sandbox/**/tables.ts', out: './sandbox/db/migrations' })
