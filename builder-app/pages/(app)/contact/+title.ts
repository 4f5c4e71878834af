export default 'Contact · Wedding Invite';
