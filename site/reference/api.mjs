/** The reference of the merchants' API, from the types that `npm run contract` writes from its OpenAPI document. */
import fs from 'node:fs';
import {
  cell,
  findMember,
  formatType,
  listMembers,
  readComment,
  readDeclarations,
  renderTable,
} from './read-types.mjs';

const contract = 'sdk/node/contract/schema.d.ts';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns `Merchant_GetPayout` for `operations["Merchant_GetPayout"]`. */
const readId = (member) => /operations\["(\w+)"\]/.exec(member?.type?.getText() ?? '')?.[1];

const isSuccess = (member) => /^2\d\d$/.test(member.name?.getText() ?? '');

const renderExample = (member) => {
  const example = member && readComment(member).tags.get('example');
  if (!example) return '';
  // comments are indented by their place in the file
  return `\`\`\`json\n${JSON.stringify(JSON.parse(example), null, 2)}\n\`\`\``;
};

const renderType = (member) => {
  const type = member?.type?.getText() ?? '';
  const name = /components\["schemas"\]\["(\w+)"\]/.exec(type)?.[1];
  return name ? `[${name}](#${name.toLowerCase()})` : '';
};

export const renderApi = () => {
  const declarations = readDeclarations(contract);
  const [version] = /(?<=apiVersion = ')[\d-]+/.exec(
    fs.readFileSync('sdk/node/contract/operations.ts', 'utf8'),
  );
  const operations = declarations.get('operations');
  const findOperation = (id) => operations.members.find((member) => member.name.getText() === id);

  const renderBody = (body) => {
    const json = findMember(body, 'content', 'application/json');
    if (!json) return '';
    const named = renderType(json);
    const members = named ? [] : listMembers(json.type);
    return [named || (members.length > 0 ? renderTable(members, 'Field') : ''), renderExample(json)].join(
      '\n\n',
    );
  };

  const renderOperation = (path, method, member) => {
    const { text, tags } = readComment(member);
    const operation = findOperation(readId(member));
    const parameters = ['path', 'query', 'header'].flatMap((kind) =>
      listMembers(findMember(operation, 'parameters', kind)?.type ?? {}),
    );
    const body = findMember(operation, 'requestBody');
    const success = findMember(operation, 'responses')?.type.members.find(isSuccess);
    const response = success ? renderBody(success) : '';
    return [
      `### ${text}`,
      `\`${method.toUpperCase()} ${path}\``,
      tags.get('description') ?? '',
      parameters.length > 0 ? renderTable(parameters, 'Parameter') : '',
      body && renderBody(body) ? `**Body**\n\n${renderBody(body)}` : '',
      response
        ? `**Response**\n\n${response}`
        : `**Response**: ${success?.name.getText() ?? ''}, without a body`,
    ].join('\n\n');
  };

  const calls = declarations.get('paths').members.flatMap((path) =>
    methods.flatMap((method) => {
      const member = findMember(path, method);
      return readId(member) ? [renderOperation(path.name.text, method, member)] : [];
    }),
  );
  const events = declarations.get('webhooks').members.map((event) => {
    const post = findMember(event, 'post');
    return `| \`${event.name.text}\` | ${cell(readComment(post).tags.get('description') ?? '')} |`;
  });
  const schemas = findMember(declarations.get('components'), 'schemas')?.type.members ?? [];
  const renderSchema = (schema) => {
    const { tags } = readComment(schema);
    const members = listMembers(schema.type);
    return [
      `### ${schema.name.getText()}`,
      tags.get('description') ?? '',
      members.length > 0 ? renderTable(members, 'Field') : `\`${formatType(schema.type)}\``,
    ].join('\n\n');
  };

  return `# The API of merchants' servers

Version ${version}. Generated from the contract, which the API publishes as an OpenAPI document at \`/swagger/merchant.json\`. Calls
carry the secret key: \`Authorization: Bearer sk_…\`. [Errors](../errors.md) lists what can come back instead of a response,
[Versions](../versioning.md) says what may change. On Node, [@tamarack/node](../../sdk/node/README.md) has a method for each call.

## Calls

${calls.join('\n\n')}

## Events

Your endpoint receives these ([Webhooks](../webhooks.md)).

| Type | |
|---|---|
${events.join('\n')}

## Schemas

${schemas.map(renderSchema).join('\n\n')}
`;
};
