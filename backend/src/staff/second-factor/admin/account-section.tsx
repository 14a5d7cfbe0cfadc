"use client";
export const AccountSection = () => null;
