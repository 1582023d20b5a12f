/* What connects and delivers a conversation of a customer, or all of an agent: rules without a socket, and what runs them. */
export { currentRun } from "./connection/run-machine.ts";
export {
  closed,
  connect,
  type ConnectionRules,
  type ConnectionState,
  endSession,
  goOffline,
  goOnline,
  heartbeat,
  type Link,
  reconnect,
  takeConnectionTimer,
} from "./connection/link.ts";
export { liveConnection, type LiveConnectionInput, type SocketTarget } from "./connection/live-connection.ts";
export { merged } from "./connection/merged.ts";
export {
  changeMessages,
  deliver,
  type DeliveryRules,
  failedMessage,
  newMessage,
  type OutboxMessage,
  pendingMessage,
  type Problem,
  restored,
  stopWaiting,
  unanswered,
} from "./connection/outbox.ts";
export { type RunningMachine, runMachine } from "./connection/run-machine.ts";
export {
  chain,
  clear,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionTimer,
  set,
  type Step,
  step,
} from "./connection/step.ts";
