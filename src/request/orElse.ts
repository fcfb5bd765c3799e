import { ApiError } from './errors'

/** The answer, or `otherwise` where the call failed with an `ApiError`. Any other error is a programming error and is thrown on. */
export async function orElse<T, O = undefined>(asked: Promise<T>, otherwise?: O): Promise<T | O> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError) return otherwise as O
    throw error
  }
}
