import { Component, type ReactNode } from 'react'
import { shellWords } from '@/i18n/shell'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { FailedState } from './FailedState'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Draws nothing in place of what broke: bars and popups, beside a page that still works. */
  quiet?: boolean
  /** What the failure is drawn in, where nothing else of the page is left. */
  frame?: (failed: ReactNode) => ReactNode
  /** Told when what it holds broke, and when it is drawn anew. */
  onCrash?: (isCrashed: boolean) => void
}

interface ErrorBoundaryState {
  /** Names this crash for support, as a trace id names a call. */
  crash?: { traceId: string }
}

/** Keeps a mistake of ours inside its page: the bar and every other page go on working, and the page can be drawn anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { crash: { traceId: makeTraceId(new Date(), randomDigits) } }
  }

  override componentDidCatch(error: Error): void {
    this.props.onCrash?.(true)
    // Error reports are taken from the console.
    console.error(`${this.state.crash?.traceId ?? ''} ${error.name}: ${error.message}`)
  }

  private readonly drawAnew = (): void => {
    this.props.onCrash?.(false)
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
