/* The door of the assistant: reads messages, plans trips, answers questions. */
export { createAssistant } from './create-assistant.ts';
export type { Assistant, Elsewhere } from './create-assistant.ts';
export type {
  Answer,
  AskEvent,
  AskInput,
  AssistantParts,
  FoundElsewhere,
  PlainMessage,
} from './conversation/ask-input.ts';
export { todayOf } from './conversation/local-date.ts';
export type { Change } from './conversation/change.ts';
export type { ModelBudget, ModelParts, ModelSettings, ModelUse } from './model/model-settings.ts';
export type { ToolResult, ToolWork } from './model/work-elsewhere.ts';
export type { BuildOptions, BuiltPlan } from './planning/plan-work.ts';
export type { OptimizedDay } from './planning/optimize-day.ts';
export { readRequest } from './read/read-text.ts';
export type { Reading } from './read/reading.ts';
export { isAtTable } from './planning/is-at-table.ts';
export { isKindWord, isOfKind, kindWordsOf } from './planning/kinds-of-sight.ts';
export { seasonFit, seasonWishOf } from './planning/seasons.ts';
export type { SeasonWish } from './planning/seasons.ts';
export { isEveryday, stemOf } from './answers/content-words.ts';
export { topicWords } from './answers/topic-words.ts';
