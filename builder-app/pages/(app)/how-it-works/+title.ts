export default 'How It Works · Wedding Invite';
