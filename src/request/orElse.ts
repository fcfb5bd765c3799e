import { ApiError } from './errors'

/** What was asked for, or `otherwise` where the call failed. A mistake of ours is no failed call: it is thrown on. */
export async function orElse<T, O = undefined>(asked: Promise<T>, otherwise?: O): Promise<T | O> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError) return otherwise as O
    throw error
  }
}
