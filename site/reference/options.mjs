/** The reference of the browser API, from the doc comments of the types that the package publishes. */
import {
  describeFunction,
  formatType,
  listMembers,
  listUnion,
  readComment,
  readDeclarations,
  renderTable,
} from './read-types.mjs';

const sources = [
  'sdk/types.ts',
  'sdk/index.ts',
  'sdk/react.ts',
  'sdk/message/options.ts',
  'src/protocol/request.ts',
  'src/protocol/page-events.ts',
  'src/protocol/session-failure.ts',
  'src/protocol/eligibility.ts',
  'src/appearance/appearance.ts',
];

const functions = ['loadTamarack', 'loadMessage', 'loadButton', 'useTamarack'];
const listed = [
  'CheckoutRequest',
  'Customer',
  'Tracking',
  'Appearance',
  'InvoiceRequest',
  'PreQualifyRequest',
  'ButtonRequest',
  'CheckoutOutcome',
  'OutcomeDetail',
  'TamarackError',
  'TamarackCommand',
  'LoadOptions',
  'ElementOptions',
  'PriceMessageOptions',
  'PriceMessage',
  'PriceExample',
  'EligibilityOptions',
  'Eligibility',
];
const components = ['TamarackMessageProps', 'TamarackButtonProps', 'TamarackCheckoutProps', 'UseTamarack'];
const elements = ['TamarackButtonElement', 'TamarackMessageElement'];

/** A table of an interface's members, or of those that the kinds of a union have; otherwise the type as it is written. */
const renderMembers = (declaration) => {
  // the elements' events are in their texts
  const members = listMembers(declaration).filter(({ name }) => !name.startsWith('addEventListener'));
  return members.length > 0 ? renderTable(members) : `\`${formatType(declaration.type)}\``;
};

export const renderOptions = () => {
  const declarations = readDeclarations(...sources);
  const get = (name) => {
    const declaration = declarations.get(name);
    if (!declaration) throw new Error(`No file of the reference declares ${name}: ${sources.join(', ')}`);
    return declaration;
  };
  const describe = (name) => readComment(get(name)).text.replace(/\n(?!\n)/g, ' ');
  const extend = (name) => get(name).heritageClauses?.map((clause) => clause.getText()) ?? [];
  const section = (name) =>
    [
      `### ${name}`,
      describe(name),
      ...extend(name).map((clause) => `\`${clause}\``),
      renderMembers(get(name)),
    ].join('\n\n');

  const renderCall = ({ name, type, text, tags }) => {
    const [title] = name.split(/[(<:]/);
    const notes = [...tags]
      .filter(([tag]) => tag === 'throws' || tag === 'returns')
      .map(([tag, note]) => `- ${tag === 'throws' ? 'Throws' : 'Returns'}: ${note.replace(/\s+/g, ' ')}`);
    const code = type ? `${name}: ${type}` : name;
    return [`### ${title}`, `\`${code.replace(/;$/, '')}\``, text, notes.join('\n')].join('\n\n');
  };
  const renderCalls = (name) => listMembers(get(name)).map(renderCall).join('\n\n');
  const events = [...listMembers(get('WidgetPageEvents')), ...listMembers(get('TamarackEvents'))].filter(
    ({ name }) => !name.includes('.'),
  );
  const codes = [...listUnion(get('TamarackErrorCode')), ...listUnion(get('SessionFailureCode'))].filter(
    ({ name }) => name.startsWith("'"),
  );

  return `# Options and events of the page

Generated from the doc comments of the types of \`@tamarack/checkout\`, which your editor shows too. [The checkout on a
page](../checkout.md) explains them together, [Events](../events.md) the events.

## Methods

The object \`Tamarack\` of the page; \`loadTamarack\` and \`useTamarack\` return it.

${renderCalls('Tamarack')}

## Functions of the package

${functions.map((name) => renderCall(describeFunction(get(name)))).join('\n\n')}

## Functions of the price message

\`loadMessage\` returns them; a page without a build imports them from \`message.mjs\` ([Price message](../elements.md#price-message)).

${renderCalls('MessageModule')}

## Types

${listed.map(section).join('\n\n')}

## Events of a checkout

${renderTable(
  events.map((event) => ({ ...event, isOptional: true })),
  'Event',
)}

## Error codes

| \`code\` | |
|---|---|
${codes.map(({ name, text }) => `| \`${name.slice(1, -1)}\` | ${text} |`).join('\n')}

[Errors](../errors.md) says what to do at each.

## React components

${components.map(section).join('\n\n')}

## Elements

${elements.map(section).join('\n\n')}
`;
};
