/**
 * The rule `project/private-keyword`: private members are marked only by the keyword `private`, as in the interfaces.
 */
const privateKeyword = {
  create: (context) => ({
    PrivateIdentifier(node) {
      context.report({ node, message: `write "private ${node.name}" instead of "#${node.name}"` });
    },
  }),
};

export default { meta: { name: 'project' }, rules: { 'private-keyword': privateKeyword } };
