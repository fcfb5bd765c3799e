import { Component, type ReactNode } from 'react'
import { shellWords } from '@/i18n/shell'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { FailedState } from './FailedState'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Renders nothing in place of the part that failed: for bars and popups, beside a page that still works. */
  quiet?: boolean
  /** Element around the failure message, where nothing else of the page is left. */
  frame?: (failed: ReactNode) => ReactNode
}

interface ErrorBoundaryState {
  /** Identifies this crash for support, like the trace id of a call. */
  crash?: { traceId: string }
}

/** Limits a programming error to its page: the bar and every other page keep working, and the page can be rendered again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { crash: { traceId: makeTraceId(new Date(), randomDigits) } }
  }

  override componentDidCatch(error: Error): void {
    // Error reports are taken from the console.
    console.error(`${this.state.crash?.traceId ?? ''} ${error.name}: ${error.message}`)
  }

  private readonly drawAnew = (): void => {
    this.setState({ crash: undefined })
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (!crash) return this.props.children
    if (this.props.quiet) return null
    const failed = <FailedState {...crash} text={shellWords().crashed} onRetry={this.drawAnew} />
    return this.props.frame?.(failed) ?? failed
  }
}
